import { onTestFinished, vi } from 'vitest';

/** The key with which the API wants phones to subscribe. */
export const pushKey = `B${'k'.repeat(86)}`;

/** A browser that knows push messages, until the test ends: what it allows, what its reader answers, and what it has done. */
export class PushBrowser {
  permission: NotificationPermission;
  /** The answer of its reader, once asked. */
  readerSays: NotificationPermission = 'granted';
  /** Its push service is not reached. */
  fails = false;
  /** How often it has asked its reader. */
  asked = 0;
  /** The key of its subscription; undefined where it has none. */
  subscribedWith: string | undefined;
  #subscriptions = 0;

  constructor(permission: NotificationPermission = 'default') {
    this.permission = permission;
    const browser = this;
    const registration = { pushManager: this.#pushManager() };
    const notification = {
      get permission() {
        return browser.permission;
      },
      requestPermission: async () => {
        browser.asked += 1;
        if (browser.permission === 'default') browser.permission = browser.readerSays;
        return browser.permission;
      },
    };
    vi.stubGlobal('Notification', notification);
    vi.stubGlobal('PushManager', class {});
    const value = { ready: Promise.resolve(registration), getRegistration: async () => registration };
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'serviceWorker');
    });
  }

  #pushManager() {
    const subscription = {
      options: {},
      toJSON: () => ({
        endpoint: `https://push.example/send/${this.#subscriptions}`,
        keys: { p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) },
      }),
      unsubscribe: async () => {
        this.subscribedWith = undefined;
        return true;
      },
    };
    return {
      getSubscription: async () => {
        if (this.subscribedWith === undefined) return null;
        const key = Uint8Array.from(Buffer.from(this.subscribedWith, 'base64url'));
        return { ...subscription, options: { applicationServerKey: key.buffer } };
      },
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        if (this.fails) throw new DOMException('push service error', 'AbortError');
        this.#subscriptions += 1;
        this.subscribedWith = applicationServerKey;
        return subscription;
      },
    };
  }
}
