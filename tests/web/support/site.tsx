import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { SWRGlobalState } from 'swr/_internal';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { App } from '../../../web/src/App.tsx';
import { currentToasts, removeToast } from '../../../web/src/components/toasts/toasts.ts';
import { startLanguage } from '../../../web/src/i18n/startLanguage.ts';
import { preloadPage } from '../../../web/src/otherPages.ts';
import { endSessionByLogout, forgetSessionEnd, type Session, startSession } from '../../../web/src/session.ts';
import { answer, ok, startFakeApi } from './fakeApi.ts';

startLanguage();
// A machine that does other work beside may be late; and the words of a failure say more than its whole page.
configure({ asyncUtilTimeout: 5000, getElementError: (message) => new Error(message?.split('\n\n')[0]) });

export const traveller: Session = { role: 'user', id: 'amina', token: 'u.amina.secret' };
export const vendor: Session = { role: 'vendor', id: 'v1', token: 'v.v1.secret' };

beforeEach(() => {
  lackOfJsdom();
  startFakeApi();
  // The login of a traveller joins kept rooms.
  answer('getKeptRooms', ok('kept_rooms', { kept: [], removed: [] }));
  // The navigation counts what is unread.
  answer('countUserUnreadThreads', ok('unread_threads', { threads: 0 }));
  answer('countVendorUnreadThreads', ok('unread_threads', { threads: 0 }));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  endSessionByLogout('');
  forgetSessionEnd();
  for (const { id } of currentToasts()) act(() => removeToast(id));
  forgetAnswers();
  vi.unstubAllGlobals();
});

/** Opens an address of the site in this browser. @returns the hand on its keyboard and pointer */
export async function open(address: string, session?: Session) {
  cleanup();
  if (session) startSession(session);
  history.replaceState(null, '', address);
  await preloadPage(location.pathname);
  const shown = () =>
    render(
      <BrowserRouter>
        <App />
      </BrowserRouter>,
    );
  let { unmount } = shown();
  await act(async () => {});
  return {
    ...userEvent.setup({ delay: null }),
    /** The page again, as after a reload: what the tab, the browser and its history hold is there, and nothing else. */
    async reload() {
      unmount();
      forgetAnswers();
      ({ unmount } = shown());
      await act(async () => {});
    },
  };
}

/** Waits until the site has gone to a path, and its page is there. */
export async function arriveAt(path: string): Promise<void> {
  await waitFor(() => expect(location.pathname).toBe(path));
  await preloadPage(path);
  await act(async () => {});
}

/** Words as a person reads them, whatever blanks hold them together. */
export const plain = (text: string | null | undefined) =>
  (text ?? '').replace(/[\u00a0\s]+/g, ' ').replace(/[\u2066-\u2069]/g, '');

/** Waits until the page says something. */
export async function says(words: string | RegExp): Promise<void> {
  await waitFor(() => expect(plain(screen.getByRole('main').textContent)).toMatch(words));
}

/** Puts a text into a field in one step. */
export async function fill(label: string | RegExp, text: string): Promise<void> {
  const control = await screen.findByLabelText(label);
  act(() => control.focus());
  fireEvent.change(control, { target: { value: text } });
}

/** Waits for a toast, and says it. */
export async function toastSaid(): Promise<string | undefined> {
  await waitFor(() => {
    if (currentToasts().length === 0) throw new Error('No toast is there.');
  });
  return plain(currentToasts()[0]?.message);
}

/** Waits until the toast says something: one of before may still be there. */
export async function toastSays(words: string | RegExp): Promise<void> {
  await waitFor(() => expect(plain(currentToasts()[0]?.message)).toMatch(words));
}

/** The screen is wide from now on. */
export function wide(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener() {},
    removeEventListener() {},
  }));
}

/** The alert within the page. */
export const alert = () => within(screen.getByRole('main')).getByRole('alert');
export const focused = () => document.activeElement;
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);

/** The text below a field, for screen readers too. */
export function noteOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

function forgetAnswers(): void {
  const { cache } = SWRConfig.defaultValue;
  for (const key of [...cache.keys()]) cache.delete(key);
  const [, mutations, fetches] = SWRGlobalState.get(cache) ?? [];
  for (const held of [mutations, fetches]) for (const key of Object.keys(held ?? {})) delete held?.[key];
}

/** Of the browser, what jsdom lacks. */
function lackOfJsdom(): void {
  class Observer {
    readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.#tell = tell;
    }
    observe() {
      this.#tell([{ isIntersecting: true }]);
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('CSS', { supports: () => true, escape: (text: string) => text });
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.scrollTo ??= () => {};
  Element.prototype.checkVisibility ??= () => true;
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
