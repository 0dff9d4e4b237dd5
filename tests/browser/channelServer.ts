import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { certificateFor } from '../../infra/local/push/certificate.ts';
import { publicAddress } from '../support/standInInternet.ts';
import { channelFolder, channelNames, channelPort, networkFile } from './channels.ts';

/**
 * Stands for the servers of other platforms: each file of the folder is a calendar of all of them. The product of the tests reaches it
 * under their names, by the file that is written here.
 */
const { key, cert } = certificateFor(channelNames);
rmSync(channelFolder, { recursive: true, force: true });
mkdirSync(channelFolder, { recursive: true });
const names = Object.fromEntries(channelNames.map((name) => [name, [publicAddress]]));
writeFileSync(networkFile, JSON.stringify({ names, host: '127.0.0.1', port: channelPort, ca: cert }));

createServer({ key, cert }, ({ url = '/' }, response) => {
  const file = /^\/([\w-]+\.ics)$/.exec(url)?.[1];
  try {
    if (file !== undefined) response.setHeader('content-type', 'text/calendar');
    response.end(file === undefined ? 'up' : readFileSync(join(channelFolder, file)));
  } catch {
    response.writeHead(404).end();
  }
}).listen(channelPort, '127.0.0.1');
