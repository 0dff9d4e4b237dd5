import type { PushMessage } from '../../../shared/rules/push.ts';

/** A window of the site, as the worker leads it to a page. */
interface SiteWindow {
  focused: boolean;
  navigate(href: string): Promise<{ focus(): Promise<unknown> } | null>;
}

/** As much of a worker as shows notifications: tests read this file without the types of workers. */
interface NotifyingWorker {
  location: { origin: string };
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  clients: {
    matchAll(wanted: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly SiteWindow[]>;
    openWindow(href: string): Promise<unknown>;
  };
}

declare const self: NotifyingWorker;

/** Notifications say a page of the site; one of before takes its place silently, so it is asked to ring again. */
type Options = NotificationOptions & { renotify?: boolean };

/** Shows what a push message says. A browser wants one shown for every message. */
export async function showMessage({ title, body, page, tag, language }: PushMessage): Promise<void> {
  const options: Options = {
    body,
    tag,
    renotify: true,
    lang: language,
    dir: language === 'ur' ? 'rtl' : 'ltr',
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: page,
  };
  await self.registration.showNotification(title, options);
}

/** Opens the page of a notification: in the window of the site that is open, or else in a new one. */
export async function openPage(notification: Notification): Promise<void> {
  notification.close();
  const { href } = new URL(String(notification.data), self.location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ focused }) => focused) ?? windows[0];
  const shown = await open?.navigate(href).catch(() => null);
  await (shown ? shown.focus() : self.clients.openWindow(href));
}
