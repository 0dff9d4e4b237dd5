import { limits } from '../../../infra/stages/limits.ts';
import type { Figures, Run } from '../campaign.ts';
import { startServer } from '../server/server.ts';
import { fillList } from './lists.ts';
import { mailStrangers } from './mails.ts';
import { sceneOf } from './scene.ts';
import { talkToStrangers } from './talk.ts';

/** Strangers with accounts of a minute, under the limits of production: their mails and messages, and the lists that they fill. */
export async function strangers(run: Run): Promise<Figures> {
  const server = await startServer({ ...run, limits });
  const scene = sceneOf(run, server);
  const ofMails = await mailStrangers(scene);
  run.say(`${run.findings.count} findings in mails`);
  const ofTalk = await talkToStrangers(scene);
  run.say(`${run.findings.count} findings with messages`);
  const ofLists = await fillList(scene);
  run.findings.addAll('the server ended', server.fate());
  await server.stop();
  return { ...ofMails, ...ofTalk, ...ofLists, 'works done': scene.worked.times };
}
