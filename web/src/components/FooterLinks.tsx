import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  title: ReactNode;
  links: readonly (readonly [address: string, text: ReactNode])[];
}

export function FooterLinks({ title, links }: Props) {
  return (
    <div>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2">
        {links.map(([address, text]) => (
          <li key={address}>
            <Link
              to={address}
              className="inline-flex min-h-9 items-center text-bark underline-offset-4 hover:text-walnut hover:underline"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
