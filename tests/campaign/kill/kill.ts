import { setTimeout as wait } from 'node:timers/promises';
import { aJpeg } from '../../support/photoFiles.ts';
import type { Figures, Run } from '../campaign.ts';
import { checkAll, crowdAtWork, openOwners } from '../crowd/crowd.ts';
import { openInns } from '../crowd/inns.ts';
import { Scene } from '../crowd/scene.ts';
import { randomOf } from '../random.ts';
import { startServer } from '../server/server.ts';

/** Writers of every kind, and kill -9 at random; after each start and its hourly round all must be as it was answered. */
export async function kill(run: Run): Promise<Figures> {
  const { small, seed, say, findings } = run;
  const rounds = small ? 2 : 20;
  const random = randomOf(seed);
  const scene = new Scene(run, await startServer(run), await aJpeg({ width: 400, height: 330 }));
  await openOwners(scene, small ? 4 : 8);
  await openInns(scene, small ? 2 : 4);
  for (let round = 1; round <= rounds; round += 1) {
    const working = crowdAtWork(scene, round, small ? 3 : 5);
    await wait(random.whole(300, small ? 2_500 : 6_000));
    scene.going = false;
    await scene.server.kill();
    await working;
    scene.move(await startServer(run));
    await scene.server.eventsDone();
    await checkAll(scene, `round ${round}`);
    say(`round ${round} of ${rounds}: ${scene.tally}, ${findings.count} findings`);
  }
  await scene.server.stop();
  return { rounds, writes: String(scene.tally) };
}
