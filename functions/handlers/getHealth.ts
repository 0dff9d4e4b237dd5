import { answer } from '../../shared/answers.ts';
import { getHealth } from '../../shared/contracts/health.ts';
import { handlerOf } from '../runtime/handlerOf.ts';

export const handler = handlerOf(getHealth, {}, async () => answer('healthy'));
