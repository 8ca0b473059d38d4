/**
 * Shows a note when a table waits, also while no page is open, and leads to that table. It answers no request and keeps
 * nothing: a page never comes from here, and so is never stale.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

type Note = { readonly title: string; readonly body: string; readonly table: string };

// There is nothing of an older one that anybody would have to wait for.
worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('push', (event) => {
  const note = event.data?.json() as Note | undefined;
  if (note) event.waitUntil(show(note));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(`/table/${(event.notification.data as { table: string }).table}`));
});

/** The newer note about a table takes the place of the older one. */
function show({ title, body, table }: Note): Promise<void> {
  return worker.registration.showNotification(title, {
    body,
    tag: table,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { table },
  });
}

async function goTo(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}
