import { t } from '@lingui/core/macro';
import { ApiError } from '../../api/ApiError.ts';
import { type Authorize, authorizeAlone, authorizeTogether, awaitPhoto, sendPhoto } from './api/sendPhoto.ts';
import { inTurns } from './inTurns.ts';
import type { PhotoDraft } from './photoDraft.ts';
import { PhotoCheckError, PhotoRefusalError } from './photoErrors.ts';
import { shrinkPhoto } from './shrinkPhoto.ts';

/** `failed` may go better the next time, `refused` cannot. */
export type Stage = 'shrinking' | 'waiting' | 'sending' | 'checking' | 'ready' | 'failed' | 'refused';

/** How far the upload of a photo is; a new object with every change. */
export interface Upload {
  stage: Stage;
  /** The part that was sent, from 0 to 1. */
  part: number;
  /** Why it failed or was refused. */
  message?: string;
  /** Address of the photo in this browser. */
  preview?: string;
}

/** The steps of an upload. They need a browser's canvas and the network, so tests pass steps of their own. */
const allSteps = { shrinkPhoto, sendPhoto, awaitPhoto };

/** The form stores in its draft what this is told, so that a reload does not lose a photo. */
export type SetPhoto = (key: string, values: Omit<PhotoDraft, 'key'>) => void;

interface Job {
  file?: File;
  authorize?: Authorize | undefined;
  shrunk?: Blob;
  photoId?: string;
  abort: AbortController;
}

/** The uploads of a form's photos, by the keys that the form has given them. */
export class PhotoUploads {
  readonly #setPhoto: SetPhoto;
  readonly #steps: typeof allSteps;
  readonly #jobs = new Map<string, Job>();
  readonly #uploads = new Map<string, Upload>();
  readonly #subscribers = new Set<() => void>();
  /** A phone has the memory for one large photo at a time. */
  readonly #shrinkInTurn = inTurns(1);
  /** Photos share the line: five at a time would all be ready at the end, and the first as late as the last. */
  readonly #sendInTurn = inTurns(2);

  constructor(setPhoto: SetPhoto, steps = allSteps) {
    this.#setPhoto = setPhoto;
    this.#steps = steps;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#subscribers.add(listener);
    return () => this.#subscribers.delete(listener);
  };

  /** It is undefined for a photo that was ready before this page. */
  get(key: string): Upload | undefined {
    return this.#uploads.get(key);
  }

  /** Uploads photos that were chosen together. */
  start(photos: readonly { key: string; file: File }[]): void {
    const authorize = authorizeTogether(photos.length);
    for (const [index, { key, file }] of photos.entries()) {
      void this.#run(key, { file, authorize: authorize[index], abort: new AbortController() });
    }
  }

  /** Goes on after a reload with a photo that is in the bucket and was not checked yet. */
  resume(key: string, photoId: string): void {
    if (!this.#jobs.has(key)) void this.#run(key, { photoId, abort: new AbortController() });
  }

  retry(key: string): void {
    const job = this.#jobs.get(key);
    if (!job || this.get(key)?.stage !== 'failed') return;
    void this.#run(key, { ...job, authorize: undefined, abort: new AbortController() });
  }

  retryFailed(): void {
    for (const key of this.#jobs.keys()) this.retry(key);
  }

  /** Cancels an upload, and drops what this browser holds of the photo. */
  #forget(key: string): void {
    this.#jobs.get(key)?.abort.abort();
    this.#jobs.delete(key);
    const preview = this.get(key)?.preview;
    if (preview) URL.revokeObjectURL(preview);
    this.#uploads.delete(key);
    this.#notify();
  }

  /** Forgets all photos but these. */
  keepOnly(keys: ReadonlySet<string>): void {
    for (const key of [...this.#jobs.keys()]) if (!keys.has(key)) this.#forget(key);
  }

  forgetAll(): void {
    this.keepOnly(new Set());
  }

  /** Resolves when no upload is under way, however each of them ended. */
  async settled(): Promise<void> {
    while ([...this.#uploads.values()].some(isUnderWay)) {
      await new Promise<void>((resolve) => {
        const stop = this.subscribe(() => {
          stop();
          resolve();
        });
      });
    }
  }

  async #run(key: string, job: Job): Promise<void> {
    this.#jobs.set(key, job);
    try {
      await this.#upload(key, job);
    } catch (error) {
      if (job.abort.signal.aborted) return;
      if (error instanceof PhotoCheckError && error.isLost) delete job.photoId;
      this.#set(key, { stage: canGoBetter(error, job) ? 'failed' : 'refused', message: sentenceOf(error) });
    }
  }

  async #upload(key: string, job: Job): Promise<void> {
    const { signal } = job.abort;
    job.photoId ??= await this.#send(key, job);
    this.#set(key, { stage: 'checking', part: 1 });
    const imgURL = await this.#steps.awaitPhoto(job.photoId, signal);
    this.#setPhoto(key, { imgURL });
    this.#set(key, { stage: 'ready' });
  }

  async #send(key: string, job: Job): Promise<string> {
    const { signal } = job.abort;
    job.shrunk ??= await this.#shrink(key, job);
    const { shrunk } = job;
    this.#set(key, { stage: 'waiting', part: 0 });
    const onProgress = (part: number) => !signal.aborted && this.#set(key, { part });
    const photoId = await this.#sendInTurn(() => {
      signal.throwIfAborted();
      this.#set(key, { stage: 'sending' });
      return this.#steps.sendPhoto(shrunk, job.authorize ?? authorizeAlone, { signal, onProgress });
    });
    signal.throwIfAborted();
    this.#setPhoto(key, { photoId });
    return photoId;
  }

  #shrink(key: string, { file, abort: { signal } }: Job): Promise<Blob> {
    this.#set(key, { stage: 'shrinking', part: 0 });
    return this.#shrinkInTurn(async () => {
      signal.throwIfAborted();
      const photo = await this.#steps.shrinkPhoto(file ?? new File([], ''));
      signal.throwIfAborted();
      this.#set(key, { preview: URL.createObjectURL(photo) });
      return photo;
    });
  }

  #set(key: string, change: Partial<Upload>): void {
    const { message: _, ...last } = this.get(key) ?? { stage: 'shrinking', part: 0 };
    this.#uploads.set(key, { ...last, ...change });
    this.#notify();
  }

  #notify(): void {
    for (const notify of [...this.#subscribers]) notify();
  }
}

export function isUnderWay({ stage }: Upload): boolean {
  return stage !== 'ready' && stage !== 'failed' && stage !== 'refused';
}

/** A retry cannot help a photo that was refused, that is gone, or of which this page has no file. */
function canGoBetter(error: unknown, { photoId, file }: Job): boolean {
  const isGone = error instanceof ApiError && error.code === 'photo_not_found';
  return !(error instanceof PhotoRefusalError || isGone) && (photoId !== undefined || file !== undefined);
}

function sentenceOf(error: unknown): string {
  return error instanceof PhotoRefusalError || error instanceof PhotoCheckError || error instanceof ApiError
    ? error.message
    : t`This photo did not arrive. Check your connection and try again.`;
}
