/** A stage, the CDK and the journey, as a release uses them. */
export interface ReleaseParts {
  /** Keeps the templates that stand; false where nobody was served by this stage yet. */
  keep(): Promise<boolean>;
  /** The reasons, in sentences, for which CloudFormation would refuse the release after what stands. */
  conflicts(): readonly string[];
  deploy(): Promise<void>;
  /** Keeps the lines of the logs that go with the release when it is taken back. Answers with the files. */
  keepLogs(): Promise<readonly string[]>;
  /** Deploys the templates that were kept. */
  goBack(): Promise<void>;
  /** @throws Error where the stage does not do what people need */
  journey(): Promise<void>;
  /** Opens the accounts of the journey, in a stage that is new. */
  prepareJourney(): Promise<void>;
  /** Whether each alarm rings at this moment, by their names. */
  alarms(): Promise<ReadonlyMap<string, boolean>>;
  wait(seconds: number): Promise<void>;
  say(sentence: string): void;
}

/** Seconds for which the alarms are watched after a deployment, and between two looks at them. */
export const watching = { for: 600, every: 20 } as const;

/**
 * Deploys a release and looks whether it serves people. One that does not, by the journey or by an alarm that was quiet before,
 * is taken back: then the templates stand that stood before.
 * @throws Error that says why it was not begun, why it was taken back, or why it could not be
 */
export async function release(parts: ReleaseParts): Promise<void> {
  const before = await parts.alarms();
  const ringing = [...before.keys()].filter((name) => before.get(name));
  if (ringing.length > 0) parts.say(`These alarms ring already, and take nothing back: ${ringing.join(', ')}.`);
  if (!(await parts.keep())) return firstRelease(parts);
  refuseConflicts(parts.conflicts());
  try {
    await parts.deploy();
    const deployed = performance.now();
    await parts.journey();
    await staysQuiet(parts, { before, already: (performance.now() - deployed) / 1000 });
  } catch (error) {
    await takeBack(parts, error instanceof Error ? error.message : String(error));
  }
  parts.say('The release stands.');
}

/** @throws Error that names them, before anything is changed */
function refuseConflicts(conflicts: readonly string[]): void {
  if (conflicts.length === 0) return;
  throw new Error(`CloudFormation would refuse this release after the one that stands:\n  ${conflicts.join('\n  ')}`);
}

/** There is nothing to go back to, and nobody who could make the journey. */
async function firstRelease(parts: ReleaseParts): Promise<void> {
  await parts.deploy();
  await parts.prepareJourney();
  parts.say('The stage is new: there was nothing to go back to, and the journey is made from the next release on.');
}

interface Watch {
  /**
   * The alarms before the release. One that the release has brought is not among them: it may ring until it has values, and where
   * values of before are missing.
   */
  before: ReadonlyMap<string, boolean>;
  /** Seconds that have passed since it was deployed. */
  already: number;
}

async function staysQuiet({ alarms, wait, say }: ReleaseParts, { before, already }: Watch): Promise<void> {
  say('The journey was made. The alarms are watched until ten minutes have passed.');
  for (let seconds = already; ; seconds += watching.every) {
    const now = await alarms();
    const rings = [...now.keys()].filter((name) => now.get(name) && before.get(name) === false);
    if (rings.length > 0) throw new Error(`Since the deployment rings ${rings.join(', ')}.`);
    if (seconds >= watching.for) return;
    await wait(watching.every);
  }
}

/** Those of operations that the release has brought say why it failed, and go with them. */
async function keepLogs({ keepLogs: keep, say }: ReleaseParts): Promise<void> {
  try {
    for (const file of await keep()) say(`The lines of a log that goes are kept in ${file}.`);
  } catch (error) {
    say(`Logs that go could not be kept: ${error instanceof Error ? error.message : error}`);
  }
}

async function takeBack(parts: ReleaseParts, why: string): Promise<never> {
  parts.say(`The release is taken back. ${why}`);
  await keepLogs(parts);
  try {
    await parts.goBack();
  } catch (error) {
    throw new Error(
      `The release was to be taken back, and that failed too: see the runbook, a release that cannot go back. ${why}`,
      {
        cause: error,
      },
    );
  }
  const serves = await parts.journey().then(
    () => 'with which the journey can be made',
    (error: Error) =>
      `with which the journey cannot be made either, so that the release is not all that is wrong: ${error.message}`,
  );
  throw new Error(`The release was taken back. ${why}\nThe one before stands again, ${serves}.`);
}
