import { Picture } from './picture.tsx';

/** A crew of two with a ladder. */
export const CrewPicture = () => (
  <Picture>
    <path d="M118 16v84M138 16v84M118 30h20M118 46h20M118 62h20M118 78h20M118 92h20" data-line="" />
    <path d="M24 100V78c0-12 8-20 20-20s20 8 20 20v22z" data-fill="panel" />
    <path d="M66 100V82c0-11 8-18 18-18s18 7 18 18v18z" data-fill="soft" data-line="" />
    <circle cx="44" cy="42" r="12" data-fill="wall" data-line="" />
    <circle cx="84" cy="50" r="11" data-fill="wall" data-line="" />
    <path d="M30 38c0-9 6-15 14-15s14 6 14 15z" data-fill="sun" data-line="" />
    <path d="M26 38h36M72 46h26" data-line="" />
    <path d="M72 46c0-8 5-13 12-13s12 5 12 13z" data-fill="sun" data-line="" />
    <path d="M37 60v40M51 60v40" data-line="light" />
  </Picture>
);
