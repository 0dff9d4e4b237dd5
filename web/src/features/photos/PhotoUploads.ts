import { t } from '@lingui/core/macro';
import { ApiError } from '../../api/ApiError.ts';
import { oneAtATime } from './oneAtATime.ts';
import { PhotoRefused } from './PhotoRefused.ts';
import { type AskPermit, permitAlone, permitsFor } from './permits.ts';
import { awaitPhoto, sendPhoto } from './sendPhoto.ts';
import { shrinkPhoto } from './shrinkPhoto.ts';

/** `failed` may go better the next time, `refused` cannot. */
export type Stage = 'shrinking' | 'sending' | 'checking' | 'ready' | 'failed' | 'refused';

/** How far a photo is on its way; a new object with every change. */
export interface Upload {
  stage: Stage;
  /** The part that has left, from 0 to 1. */
  part: number;
  /** Why it failed or was refused. */
  message?: string;
  /** Address of the photo in this browser. */
  preview?: string;
}

/** Who keeps what is known of a photo beyond this page. */
interface Keeper {
  /** It has arrived under this id. */
  sent: (key: string, photoId: string) => void;
  /** It may be shown under this address. */
  ready: (key: string, imgURL: string) => void;
}

interface Job {
  file?: File;
  permit?: AskPermit | undefined;
  shrunk?: Blob;
  photoId?: string;
  abort: AbortController;
}

/** The photos of a form on their way to the bucket, by the keys that the form has given them. */
export class PhotoUploads {
  readonly #keeper: Keeper;
  readonly #jobs = new Map<string, Job>();
  readonly #uploads = new Map<string, Upload>();
  readonly #listeners = new Set<() => void>();
  readonly #inTurn = oneAtATime();

  constructor(keeper: Keeper) {
    this.#keeper = keeper;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Undefined for a photo that was ready before this page. */
  get(key: string): Upload | undefined {
    return this.#uploads.get(key);
  }

  /** Begins with photos that were chosen together. */
  start(photos: readonly { key: string; file: File }[]): void {
    const permits = permitsFor(photos.length);
    for (const [index, { key, file }] of photos.entries()) {
      void this.#run(key, { file, permit: permits[index], abort: new AbortController() });
    }
  }

  /** Goes on where another page stopped: the photo has arrived, and whether it is taken is not known yet. */
  resume(key: string, photoId: string): void {
    if (!this.#jobs.has(key)) void this.#run(key, { photoId, abort: new AbortController() });
  }

  retry(key: string): void {
    const job = this.#jobs.get(key);
    if (!job || this.get(key)?.stage !== 'failed') return;
    void this.#run(key, { ...job, permit: undefined, abort: new AbortController() });
  }

  retryFailed(): void {
    for (const key of this.#jobs.keys()) this.retry(key);
  }

  /** What is on its way turns back, and nothing of it stays in this browser. */
  #forget(key: string): void {
    this.#jobs.get(key)?.abort.abort();
    this.#jobs.delete(key);
    const preview = this.get(key)?.preview;
    if (preview) URL.revokeObjectURL(preview);
    this.#uploads.delete(key);
    this.#tell();
  }

  /** Forgets all photos but these. */
  keepOnly(keys: ReadonlySet<string>): void {
    for (const key of [...this.#jobs.keys()]) if (!keys.has(key)) this.#forget(key);
  }

  forgetAll(): void {
    this.keepOnly(new Set());
  }

  /** Resolves when no photo is on its way, however each of them ended. */
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
      await this.#bring(key, job);
    } catch (error) {
      if (job.abort.signal.aborted) return;
      const stage = error instanceof PhotoRefused || isGone(error) ? 'refused' : 'failed';
      this.#set(key, { stage, message: sentenceOf(error) });
    }
  }

  async #bring(key: string, job: Job): Promise<void> {
    const { signal } = job.abort;
    job.photoId ??= await this.#send(key, job);
    this.#set(key, { stage: 'checking', part: 1 });
    const imgURL = await awaitPhoto(job.photoId, signal);
    this.#keeper.ready(key, imgURL);
    this.#set(key, { stage: 'ready' });
  }

  async #send(key: string, job: Job): Promise<string> {
    const { signal } = job.abort;
    job.shrunk ??= await this.#shrink(key, job);
    this.#set(key, { stage: 'sending', part: 0 });
    const onProgress = (part: number) => !signal.aborted && this.#set(key, { part });
    const photoId = await sendPhoto(job.shrunk, job.permit ?? permitAlone, { signal, onProgress });
    signal.throwIfAborted();
    this.#keeper.sent(key, photoId);
    return photoId;
  }

  async #shrink(key: string, { file, abort: { signal } }: Job): Promise<Blob> {
    this.#set(key, { stage: 'shrinking', part: 0 });
    return this.#inTurn(async () => {
      signal.throwIfAborted();
      const shrunk = await shrinkPhoto(file ?? new File([], ''));
      signal.throwIfAborted();
      this.#set(key, { preview: URL.createObjectURL(shrunk) });
      return shrunk;
    });
  }

  #set(key: string, change: Partial<Upload>): void {
    const { message: _, ...last } = this.get(key) ?? { stage: 'shrinking', part: 0 };
    this.#uploads.set(key, { ...last, ...change });
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

export function isUnderWay({ stage }: Upload): boolean {
  return stage === 'shrinking' || stage === 'sending' || stage === 'checking';
}

/** The API knows nothing of a photo that was sent: there is nothing left to ask about. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'photo_not_found';
}

function sentenceOf(error: unknown): string {
  return error instanceof PhotoRefused || error instanceof ApiError
    ? error.message
    : t`This photo did not arrive. Check your connection and try again.`;
}
