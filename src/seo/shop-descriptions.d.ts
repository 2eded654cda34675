/** The descriptions of shop.config.json, without the rest of the file (vite-plugins/shop-config.ts). */
declare module 'virtual:shop-descriptions' {
  export { descriptions } from '#shop.config.json';
}
