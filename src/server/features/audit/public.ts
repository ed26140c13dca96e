export { adminsWith } from './admins-with';
export { requireMayActOn, mayActOn } from './require-may-act-on';
export { announceToStaff, requireUnchanged, seenColumn, seenOf, writeAudit } from './write-audit';
export { countExport, sendExport, writeExport } from './write-export';
