import { Picture } from './picture.tsx';

/** Two rows of panels on the ground. */
export const ArrayPicture = () => (
  <Picture>
    <circle cx="30" cy="26" r="12" data-fill="sun" />
    <path d="M30 6V3M50 26h3M44 12l2-2M16 12l-2-2" data-line="sun" />
    <path d="M62 52v18M132 52v18M36 86v14M116 86v14" data-line="" />
    <path d="M62 28h80l-10 28H50z" data-fill="panel" />
    <path d="M88 28 78 56M115 28l-10 28M56 42h81" data-line="light" />
    <path d="M30 62h92l-8 28H18z" data-fill="panel" />
    <path d="M61 62 50 90M92 62l-10 28M24 76h94" data-line="light" />
  </Picture>
);
