import { Picture } from './picture.tsx';

/** An open switchboard, with everything switched on. */
export const SwitchboardPicture = () => (
  <Picture>
    <path d="M52 14h56v78H52z" data-fill="soft" data-line="" />
    <path d="M108 14l24 10v78l-24-10z" data-fill="wall" data-line="" />
    <path d="M60 24h40v18H60zM60 50h40v18H60z" data-fill="paper" data-line="" />
    <path d="M66 28h5v10h-5zM77 28h5v10h-5zM88 28h5v10h-5zM66 54h5v10h-5zM77 54h5v10h-5z" data-fill="panel" />
    <path d="M88 54h5v10h-5z" data-fill="sun" />
    <path d="M62 80h36M80 92v8M114 52v8" data-line="" />
  </Picture>
);
