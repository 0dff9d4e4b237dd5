import { renderToString } from 'react-dom/server';
import { Bare } from './Bare.tsx';

export function prerenderBare(): string {
  return renderToString(<Bare />);
}
