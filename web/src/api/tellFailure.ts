import { toast } from '../components/toasts/toast.ts';
import { ApiError } from './ApiError.ts';

/**
 * Says in a toast why a call failed; in the place of what could not be read stands a button to try again. An error takes the place of
 * the toast before, so that a page of which nothing can be read says so once. It goes when the read of that key has succeeded.
 */
export function tellFailure(error: unknown, readKey?: string): void {
  // The login page, to which an ended session leads, says so itself.
  if (error instanceof ApiError && error.code !== 'not_signed_in') {
    toast('error', error.message, { readKey });
  }
}
