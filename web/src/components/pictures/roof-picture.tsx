import { Picture } from './picture.tsx';

/** A house with panels on its roof. */
export const RoofPicture = () => (
  <Picture>
    <circle cx="126" cy="26" r="12" data-fill="sun" />
    <path d="M126 6v-3M146 26h3M140 12l2-2M112 12l-2-2" data-line="sun" />
    <path d="M36 58h88v40H36z" data-fill="wall" data-line="" />
    <path d="M24 60 58 24h66l14 36z" data-fill="soft" data-line="" />
    <path d="M62 31h22l3 23H52zM89 31h22l8 23H91z" data-fill="panel" />
    <path d="M73 31l-3 23M57 42h28M100 31l5 23M90 42h25" data-line="light" />
    <path d="M70 98V76h18v22" data-fill="paper" data-line="" />
    <path d="M100 72h14v12h-14z" data-fill="paper" data-line="" />
  </Picture>
);
