export function withoutMarks(output: string): string;
export function closingLines(counted: { passed: number; failed: number; shaky: number }): string[];
