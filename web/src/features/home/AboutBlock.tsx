import { Trans } from '@lingui/react/macro';
import { TextLink } from '../../components/TextLink.tsx';
import { Illustration } from '../../illustrations/Illustration.tsx';
import { paths } from '../../paths.ts';
import gate from './gate.svg';

export function AboutBlock() {
  return (
    <section className="page below-fold grid items-center gap-5 py-5 sm:gap-8 sm:py-14 lg:grid-cols-2 lg:gap-16">
      <Illustration src={gate} width={600} height={500} className="aspect-6/5 w-full rounded-panel max-sm:aspect-2/1" />
      <div className="max-w-xl">
        <h2 className="text-title">
          <Trans>Every road north has its sarai</Trans>
        </h2>
        <p className="mt-4 sm:text-lg">
          <Trans>
            For centuries caravans slept in one: a gate, a courtyard, a fire, and a keeper who knew the pass ahead.
          </Trans>
        </p>
        <p className="mt-3 text-bark sm:text-lg">
          <Trans>
            The keepers are still there. They run guest houses, family hotels and lodges, and they answer your request
            themselves. We only hold the gate open.
          </Trans>
        </p>
        <div className="mt-4 flex flex-wrap gap-x-6">
          <TextLink to={paths.aboutUs}>
            <Trans>More about us</Trans>
          </TextLink>
          <TextLink to={paths.listProperty}>
            <Trans>List your property</Trans>
          </TextLink>
        </div>
      </div>
    </section>
  );
}
