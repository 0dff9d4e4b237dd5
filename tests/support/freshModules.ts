import { vi } from 'vitest';

// A worker runs one file after the other: each loads its modules anew, with the engine and the clock of its own.
vi.resetModules();
