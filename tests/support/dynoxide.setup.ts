import { startDynoxide } from '../../infra/local/engines/dynamodb.ts';
import { engineSetup } from './engineSetup.ts';

export const setup = engineSetup(startDynoxide);
