/** Which page an address leads to. Each is loaded when it is first needed. */
import type { Component } from 'svelte';

export type PageProps = { readonly id: string };
/** Most pages are one of a kind and look at no id. */
type Page = { default: Component<PageProps> } | { default: Component<Record<string, never>> };
type Load = () => Promise<Page>;

export type Route = { readonly name: string; readonly id: string; readonly load: Load };

const PATTERNS: readonly [RegExp, string, Load][] = [
  [/^\/$/, 'home', () => import('./pages/Home.svelte')],
  [/^\/learn$/, 'learn', () => import('./pages/Learn.svelte')],
  [/^\/watch$/, 'watch', () => import('./pages/Watch.svelte')],
  [/^\/new$/, 'new', () => import('./pages/NewTable.svelte')],
  [/^\/sign-in$/, 'sign-in', () => import('./pages/SignIn.svelte')],
  [/^\/settings$/, 'settings', () => import('./pages/Settings.svelte')],
  [/^\/about$/, 'about', () => import('./pages/About.svelte')],
  [/^\/import$/, 'import', () => import('./pages/Import.svelte')],
  [/^\/person\/([^/]+)$/, 'person', () => import('./pages/Profile.svelte')],
  [/^\/game\/([^/]+)$/, 'game', () => import('./pages/GamePage.svelte')],
  [/^\/position\/([^/]+)$/, 'position', () => import('./position/PositionPage.svelte')],
  [/^\/table\/([^/]+)$/, 'table', () => import('./table/TablePage.svelte')],
];

export function routeOf(path: string): Route {
  for (const [pattern, name, load] of PATTERNS) {
    const found = pattern.exec(path.length > 1 ? path.replace(/\/$/, '') : path);
    if (found) return { name, id: decodeURIComponent(found[1] ?? ''), load };
  }
  return { name: 'nowhere', id: '', load: () => import('./pages/Nowhere.svelte') };
}
