export default {
  solstice: {
    input: 'openapi.json',
    output: { target: 'generated/orval.ts', client: 'fetch', baseUrl: process.env.ORIGIN },
  },
};
