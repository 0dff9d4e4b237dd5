import { api } from '../../shared/api.ts';
import { implement } from '../lib/implement.ts';

export const handler = implement(api.getHealth, {}, async () => ({ message: 'Sarai is up.' }));
