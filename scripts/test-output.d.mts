export function withoutMarks(output: string): string;
export function shakyOf(
  testResults: readonly {
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] }[];
  }[],
): { shaky: number; why: string };
export function crashedFilesOf(output: string): string[];
export function closingLines(counted: { passed: number; failed: number; shaky: number }): string[];
