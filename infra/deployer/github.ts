/** The repository on GitHub whose workflows deploy. An example: put in your own before the first deployment of the deployer. */
export const github = {
  /**
   * The repository as GitHub names it in its tokens: `owner/name`, or `owner@<id>/name@<id>` where it was made or renamed from
   * 15 July 2026 on. `gh api repos/<owner>/<name>/actions/oidc/customization/sub` tells, as `sub_claim_prefix`.
   */
  repository: 'sarai-example@1234567/sarai@7654321',
  branch: 'main',
};

const form = /^[\w.-]+(?:@\d+)?\/[\w.-]+(?:@\d+)?$/;

/** @throws Error where roles of the account would believe the repository of the example, or none */
export function refuseWrong({ repository }: { repository: string }): void {
  if (repository.startsWith('sarai-example')) {
    throw new Error(
      `The repository ${repository} in infra/deployer/github.ts is only an example: put in your own before GitHub may deploy.`,
    );
  }
  if (form.test(repository)) return;
  throw new Error(
    `The repository in infra/deployer/github.ts is owner/name, as GitHub's tokens say: "${repository}" is not.`,
  );
}
