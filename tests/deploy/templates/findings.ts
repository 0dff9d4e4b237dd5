import { readFileSync } from 'node:fs';
import { run } from '../command.ts';
import { tools } from '../python.ts';

/** A finding of the rules at one place of a template. */
export interface Finding {
  rule: string;
  place: string;
  message: string;
}

/** Findings that stay, each with its reason. */
const accepted = [
  {
    rule: 'W3005',
    message: /^'\w+Role[\dA-F]{8}' dependency already enforced by a 'GetAtt'/,
    because: 'The CDK writes down once more that what takes a role follows it, which changes nothing.',
  },
];

interface LintReport {
  Filename: string;
  Location: { Path: (string | number)[] | null };
  Message: string;
  Rule: { Id: string };
}

/** All findings in templates of one stage, by what there is in these regions. @throws Error when the rules cannot be applied */
export async function findingsIn(
  folder: string,
  templates: readonly string[],
  regions: readonly string[],
): Promise<Finding[]> {
  const file = `${folder}/findings.json`;
  const args = ['--format', 'json', '--output-file', file, '--regions', ...regions, '--', ...templates];
  const { status, output } = await run({ file: tools.lint.program, args, seconds: 300 });
  // It ends with 0, or with a sum of these where it has found something.
  if (status === null || (status & ~(2 | 4 | 8)) !== 0) throw new Error(`cfn-lint ended with ${status}:\n${output}`);
  const reported: LintReport[] = JSON.parse(readFileSync(file, 'utf8') || '[]');
  return reported.map(({ Filename, Location, Message: message, Rule }) => ({
    rule: Rule.Id,
    place: `${Filename} ${Location.Path?.join('/') ?? ''}`,
    message,
  }));
}

/** Says how many findings are accepted. @throws Error that names those that are not, and reasons that nothing needs any more */
export function judge(findings: readonly Finding[]): string {
  const reasonFor = ({ rule, message }: Finding) =>
    accepted.find((each) => each.rule === rule && each.message.test(message));
  const unexplained = findings.filter((each) => !reasonFor(each));
  const met = new Set(findings.map(reasonFor));
  const unmet = accepted.filter((each) => !met.has(each));
  const wrong = [
    ...unexplained.map(({ rule, place, message }) => `${rule} ${place}: ${message}`),
    ...unmet.map(({ rule, because }) => `${rule} is accepted, and nothing is found of it any more: ${because}`),
  ];
  if (wrong.length > 0) throw new Error(`Of the templates:\n  ${wrong.join('\n  ')}`);
  return `0 findings without a reason, ${findings.length} accepted (reasons: ${accepted.length})`;
}
