import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

// Runs in a worker of its own: it is told a challenge and where to begin, and tells the solution.
handler({ deriveKey });
