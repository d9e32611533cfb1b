declare module 'virtual:messages/*' {
  export const messages: import('./compile-messages.ts').CompiledMessages;
  export const files: import('./texts.ts').TextFiles;
}
