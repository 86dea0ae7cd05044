import { siteSizes } from './site.ts';
const s = await siteSizes();
console.log(JSON.stringify([...s.pages.entries()].map(([n,p])=>[n,p.bytes,p.files])));
