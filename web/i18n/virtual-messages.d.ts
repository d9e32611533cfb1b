declare module 'virtual:messages/*' {
  const messages: import('./compile-messages.ts').CompiledMessages;
  export default messages;
}
