import { answer } from '../../shared/answers.ts';
import { getHealth } from '../../shared/contracts/health.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(getHealth, {}, async () => answer('healthy'));
