import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Bare } from './Bare.tsx';

export function prerenderBare(): string {
  return renderToString(
    <StaticRouter location="/">
      <Bare />
    </StaticRouter>,
  );
}
