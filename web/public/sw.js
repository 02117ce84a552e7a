// The service worker: the table's own files are kept, so that it opens at once and says clearly when the
// server is away. Games are never kept here: /api is always asked.
const ASSETS = /*ASSETS*/ [];
const CACHE = `heptapolis-${[...ASSETS.join()].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) | 0, 7)}`;
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
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
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
