/// <reference types="vite/client" />

declare module "*.ftl?raw" {
  const text: string;
  export default text;
}

declare module "sprite:*" {
  const url: string;
  export default url;
}

declare module "*.css";

declare module "*.md?raw" {
  const text: string;
  export default text;
}
