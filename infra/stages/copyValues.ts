import { RegionInfo } from 'aws-cdk-lib/region-info';
import * as z from 'zod/mini';

/** A region of the partition that has CloudFront as the stacks use it. */
export function regionLike(example: string) {
  const isRegion = (name: string) =>
    RegionInfo.regions.some((region) => region.name === name && region.partition === 'aws');
  return z.string().check(z.refine(isRegion, `is an AWS region, such as ${example}`));
}

/** A key of KMS that has copies in other regions, or is such a copy. */
export const keyOfRegions = z
  .string('is the ARN of a key of several regions')
  .check(z.regex(/^arn:aws:kms:[\w-]+:\d{12}:key\/mrk-\w+$/, 'is the ARN of a key of several regions'));

export const copies = z.strictObject({
  region: regionLike('ap-southeast-1'),
  everyHours: z.union(
    [1, 2, 3, 4, 6, 8, 12, 24].map((hours) => z.literal(hours)),
    'is 1, 2, 3, 4, 6, 8, 12 or 24 hours',
  ),
  /** The key of the stage for people's numbers, the output `PeopleKey` of its data once that stands: the region then gets a copy of it. */
  peopleKey: z.optional(keyOfRegions),
});

export type Copies = z.output<typeof copies>;
