import { aJpeg, aPhoto, hostileFiles } from '../../support/photoFiles.ts';
import type { Figures, Run } from '../campaign.ts';
import { checkPhotos } from '../check/checkPhotos.ts';
import { asking } from '../client/api.ts';
import { wireTo } from '../client/http.ts';
import { signUp } from '../client/people.ts';
import { readStores } from '../client/stores.ts';
import { startServer } from '../server/server.ts';
import { breakOff, sideBySide } from './brokenOff.ts';
import type { Desk } from './desk.ts';
import { putWithoutLeave, sendHostileFile } from './judged.ts';

/** Hostile files, uploads that are broken off, and two at once under one key, on the way that a page takes. */
export async function photos(run: Run): Promise<Figures> {
  const { small, say, findings } = run;
  const desk = await openDesk(run);
  const slowest = await sendAll(desk);
  const light = await aJpeg({ width: 400, height: 330 });
  const other = await aPhoto({ width: 640, height: 480 }).negate().jpeg().toBuffer();
  const heavy = await aPhoto({ width: 1600, height: 1200 }).png({ compressionLevel: 0 }).toBuffer();
  await putWithoutLeave(desk, light);
  for (let round = 0; round < (small ? 1 : 10); round += 1) await sideBySide(desk, [light, other]);
  say('two files under one key');
  for (const part of small ? [0.4] : [0, 0.01, 0.1, 0.4, 0.7, 0.99]) await breakOff(desk, small ? light : heavy, part);
  say('broken off');
  findings.addAll('the photos are not as documented', checkPhotos(await readStores(desk.server)));
  await desk.server.stop();
  return { files: hostileFiles.length, 'slowest verdict': slowest };
}

async function openDesk(run: Run): Promise<Desk> {
  const server = await startServer(run);
  const wire = wireTo(server.port);
  const ask = asking(wire);
  return { run, server, wire, ask, vendor: await signUp(ask, 'vendor', 'photographer') };
}

/** Every hostile file, one after another; answers which of them took longest. */
async function sendAll(desk: Desk): Promise<string> {
  const times: { text: string; took: number }[] = [];
  for (const file of hostileFiles) {
    const took = await sendHostileFile(desk, file);
    const text = `${file.name}: ${(took / 1000).toFixed(1)} s`;
    if (!desk.run.small) desk.run.say(text);
    times.push({ text, took });
  }
  return times.sort((a, b) => b.took - a.took)[0]?.text ?? '';
}
