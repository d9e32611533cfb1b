const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);

/** Does `work`; says so at once when it is `long`, every five seconds, and when it is done. */
export const withProgress = async (title, work) => {
  const start = performance.now();
  console.log(`${title} …`);
  const beat = setInterval(() => console.log(`${title} … ${Math.round(seconds(start))} s`), 5000);
  try {
    const result = await work();
    console.log(`${title}: done in ${seconds(start)} s`);
    return result;
  } finally {
    clearInterval(beat);
  }
};
