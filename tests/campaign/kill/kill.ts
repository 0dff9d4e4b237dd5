import { setTimeout as wait } from 'node:timers/promises';
import { startPushService } from '../../../infra/local/push/startPushService.ts';
import { aJpeg } from '../../support/photoFiles.ts';
import type { Figures, Run } from '../campaign.ts';
import { checkFollowed } from '../crowd/checkEvents.ts';
import { checkAll, crowdAtWork, openOwners } from '../crowd/crowd.ts';
import { moneyFigures } from '../crowd/moneyFigures.ts';
import { openInns } from '../crowd/openInns.ts';
import { Scene } from '../crowd/scene.ts';
import { talkFigures, talkLimits } from '../crowd/talkFigures.ts';
import { randomOf } from '../random.ts';
import { type MailSink, startMailSink } from '../server/mailSink.ts';
import { startServer } from '../server/server.ts';
import { checkMails } from './checkMails.ts';

/** Writers of every kind, and kill -9 at random; after each start and its hourly round all must be as it was answered. */
export async function kill(run: Run): Promise<Figures> {
  const { small, seed, say, findings } = run;
  const rounds = small ? 2 : 20;
  const random = randomOf(seed);
  const sink = await startMailSink();
  const phones = await startPushService(run.folder);
  const start = async () => ({ ...(await startServer({ ...run, ...hostile(sink, phones) })), ses: sink.endpoint });
  const scene = new Scene(run, await start(), await aJpeg({ width: 400, height: 330 }));
  await openOwners(scene, small ? 4 : 8);
  await openInns(scene, small ? 2 : 4, () => phones.standIn.subscribe());
  for (let round = 1; round <= rounds; round += 1) {
    const working = crowdAtWork(scene, round, small ? 3 : 5);
    await wait(random.whole(300, small ? 2_500 : 6_000));
    scene.going = false;
    await scene.server.kill();
    await working;
    scene.move(await start());
    await scene.server.eventsDone();
    await checkAll(scene, `round ${round}`);
    say(`round ${round} of ${rounds}: ${scene.tally}, ${findings.count} findings`);
  }
  const { problems, stores } = await checkFollowed(scene);
  findings.addAll('what follows from a booking was never done', problems);
  const { twice, problems: lost } = checkMails(scene, stores, { ...sink, kills: rounds });
  findings.addAll('mails are lost, or come twice', lost);
  await scene.server.stop();
  sink.stop();
  await phones.stop();
  return {
    rounds,
    writes: String(scene.tally),
    mails: sink.mails.length,
    'mails that came twice': twice,
    ...talkFigures(scene, stores, phones),
    ...moneyFigures(scene, stores),
  };
}

/** Mails and phones outlive the servers, and events come late, twice and in any order. */
function hostile({ endpoint }: MailSink, { network }: { network: string }) {
  return { reach: { AWS_ENDPOINT_URL_SES: endpoint, PUSH_NETWORK: network }, limits: talkLimits, disorder: true };
}
