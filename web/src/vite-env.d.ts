/// <reference types="vite/client" />

declare module 'virtual:addresses' {
  export const addresses: import('#shared/api/client.ts').Addresses;
}
