import { toast } from '../../components/toasts/toast.ts';

interface Sentences {
  done: string;
  /** Says how to do it by hand. */
  failed: string;
}

/** Copies a text, and says whether it was copied: a browser may not let the site do it. */
export async function copyText(text: string, { done, failed }: Sentences): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast('success', done);
  } catch {
    toast('error', failed);
  }
}
