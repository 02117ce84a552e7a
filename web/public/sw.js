// The service worker: it keeps the page's own files, so that the page opens at once and can say that the server
// is offline. It never keeps games: requests to /api always go to the server.
const ASSETS = /*ASSETS*/ [];
const CACHE = `heptapolis-${[...ASSETS.join()].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) | 0, 7)}`;
const REFERENCE = 'heptapolis-reference'; // rules and symbols, kept by the page itself
const PAGE = '/';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([PAGE, '/icon.svg', ...ASSETS]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name !== CACHE && name !== REFERENCE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  else event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});

// A notification leads to its table: to the tab that shows it, or to a new one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? PAGE;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((tabs) => {
      const tab = tabs.find((one) => new URL(one.url).pathname === path);
      return tab ? tab.focus() : self.clients.openWindow(path);
    }),
  );
});
