import { api } from '../../shared/api.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(api.getHealth, {}, async () => ({ message: 'Sarai is up.' }));
