import { parseArgs } from 'node:util';
import { carryOut, carryOutWithPython } from './carryOut.ts';
import { onAddress } from './onAddress.ts';
import { onEmulator } from './onEmulator.ts';

/** `npm run test:deploy` deploys to an emulator of AWS, with `-- --address https://...` it visits a stage that stands. */
const { address } = parseArgs({ options: { address: { type: 'string' } } }).values;

if (address === undefined) await carryOutWithPython(onEmulator);
else await carryOut((steps) => onAddress(address, steps));
