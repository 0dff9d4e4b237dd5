import { mayHaveArrived } from '../../api/ApiError.ts';

/**
 * Sends once more what had no answer: it may have arrived, and is then answered as it stands. `onLost` hears of it, because
 * what all requests are answered with has other outcomes the second time.
 */
export async function sendSurely<T>(send: () => Promise<T>, onLost?: () => void): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!mayHaveArrived(error)) throw error;
    onLost?.();
    return send();
  }
}
