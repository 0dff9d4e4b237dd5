import type { PageMessage } from '../offline/release.ts';
import { answerFile, isFile } from './answerFile.ts';
import { answerPage, isPage } from './answerPage.ts';
import { answerPhoto, isPhoto } from './answerPhoto.ts';
import { cacheFor, dropOldFiles, renewShells } from './cacheFiles.ts';
import { openPage, showMessage } from './notifications.ts';

declare const self: ServiceWorkerGlobalScope;

// A new release replaces the one before only when all is here that its pages need; where the line breaks, the browser tries
// again later, and meanwhile the one before stays whole.
self.addEventListener('install', (event) => {
  event.waitUntil(renewShells().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), dropOldFiles()]));
});

self.addEventListener('message', (event) => {
  event.waitUntil(cacheFor(event.data as PageMessage));
});

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showMessage(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openPage(event.notification));
});

// Calls of the API are none of the worker's business: pages cache their answers, and it sees no token.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(answerPage(request, pathname));
  } else if (isFile(pathname)) {
    event.respondWith(answerFile(event));
  } else if (isPhoto(pathname)) {
    event.respondWith(answerPhoto(event, pathname));
  }
});
