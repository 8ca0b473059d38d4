import './lib/theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { isLanguage, preferredLanguage, speech } from './lib/i18n.svelte';
import { person } from './lib/person.svelte';
import { keptLanguage, settings } from './lib/settings.svelte';
import { games } from './pages/games.svelte';
import { routeOf } from './routes';

settings.apply();
const language = preferredLanguage(keptLanguage());
const known = person.recognise().catch(() => undefined);
// The page and its games come while its words do; whether they came is seen when they are shown.
routeOf(location.pathname)
  .load()
  .catch(() => undefined);
games.load().catch(() => undefined);
await speech.speak(language);
mount(App, { target: document.getElementById('app')! });
await speech.complete();
await known;
if (person.me && !person.me.guest) settings.adopt(person.me.settings);
if (person.me && !keptLanguage() && isLanguage(person.me.language)) await speech.speak(person.me.language);
