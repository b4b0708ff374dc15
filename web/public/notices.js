// Shows push messages of this server while no page of it is open. It fetches nothing and stores nothing.
self.addEventListener('push', (event) => {
  const { text, link } = event.data.json();
  event.waitUntil(self.registration.showNotification('Salient', { body: text, tag: 'salient', data: { link } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { link } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const open = pages.find((page) => page.url === link);
      return open ? open.focus() : self.clients.openWindow(link);
    }),
  );
});
