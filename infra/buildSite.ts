import { runScript } from './deployed/runScript.ts';
import { buildSite } from './site/buildSite.ts';

/** `npm run build`, which builds whatever stands already. */
await runScript(buildSite);
