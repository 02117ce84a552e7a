import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import { keepForLater } from './api/offline';
import App from './App.svelte';
import { language, speak } from './lib/i18n.svelte';
import { dress, keep } from './lib/settings.svelte';
import { loadPage } from './pages';

dress();
void loadPage(location.pathname).catch(() => undefined); // while texts and server are fetched; App shows it
const asked = new URLSearchParams(location.search).get('language');
if (asked) keep({ languageCode: asked });
await speak();
mount(App, { target: document.getElementById('app')! });
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  // What it keeps for later is fetched when the page has everything it needs now.
  const register = (): void => {
    void navigator.serviceWorker.register('/sw.js');
    const texts = ['score', 'rules', 'lessons'].map((part) => `languages/${language()}/${part}`);
    const pages = ['rules/wonders', 'rules/cities', 'rules/dice', 'catalogue/wonders', 'catalogue/dice'];
    keepForLater([...texts, ...pages].map((page) => `/api/${page}`));
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
