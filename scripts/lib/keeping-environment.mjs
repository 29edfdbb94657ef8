/**
 * Does some work and gives the process its environment back. Building a page declares the whole process to be in
 * production; what is started afterwards must not take that for the wish of whoever runs it.
 */
export async function keepingEnvironment(work) {
  const before = { ...process.env };
  try {
    return await work();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}
