import { sayTransfer } from "../say-transfer.ts";
import { chinese } from "./chinese.ts";
import { storedWords } from "./stored-words.ts";

export const transferWords = sayTransfer(chinese, storedWords, {
  byTransit: "乘公共交通",
  byFlight: "乘飞机或长途火车",
  about: "约需 ",
  exactly: "需 ",
  way: ({ from, to, by, time, distance }) => `从${from}${by}到${to}：酒店间${time}（${distance}）`,
});
