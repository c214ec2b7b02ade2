import { sayChecks } from "../say-checks.ts";

export const CHECK_MESSAGES = sayChecks({
  units: {
    percent: "%",
    days: " 天",
    metres: " 米",
    places: " 个地点",
    visits: " 次参观",
    journeys: " 段路程",
    aDay: " 次/天",
    minutes: " 分钟",
    outings: " 次",
    milliseconds: " 毫秒",
  },
  atLeast: (figure) => `至少 ${figure}`,
  atMost: (figure) => `最多 ${figure}`,
  checks: {
    completeness: {
      name: "信息完整",
      unmet: "部分信息缺失",
      meaning: "计划所需信息中，已有且可读取的比例。",
    },
    dayCount: {
      name: "天数齐全",
      unmet: "有些天缺失或没有安排",
      meaning: "缺失、多余或没有安排的天数。",
    },
    knownPlaces: {
      name: "地点真实",
      unmet: "有些地点未经核实",
      meaning: "地点和酒店中，位置与我们的指南一致的比例。",
    },
    positions: {
      name: "位置准确",
      unmet: "有些位置有偏差",
      meaning: "地点和酒店与指南中位置的距离中位数。",
      target: "最多 150；偏差均不超过 1 公里，距市中心不超过 40 公里",
    },
    duplicates: {
      name: "没有重复",
      unmet: "有些地点出现了两次",
      meaning: "计划中重复出现的地点。",
    },
    openingHours: {
      name: "开放时间",
      unmet: "有些地点你到时不开放",
      meaning: "参观时不开放，或可能不开放而计划没有说明的次数。",
    },
    transferTimes: {
      name: "路上时间充足",
      unmet: "有些路段留的时间太短",
      meaning: "实际用时比计划更长的路程。",
    },
    dayHours: {
      name: "作息合理",
      unmet: "有些天出发太早或结束太晚",
      meaning: "离开和返回酒店的时间都合理的天数比例。",
    },
    fame: {
      name: "热门景点",
      unmet: "缺少热门景点",
      meaning: "计划中包含多少城市热门景点，按热度加权，并与这些天数所能容纳的相比。",
      target: "至少 90；三天及以上须含最热门景点",
    },
    leftOut: {
      name: "热门优先",
      unmet: "热门景点被次要景点挤掉了",
      meaning: "城市十大热门景点中，被次要得多的景点挤掉的数量。",
    },
    wishes: {
      name: "你的心愿",
      unmet: "有些心愿未满足",
      meaning: "每天的安排满足了多少心愿。",
    },
    interests: {
      name: "你的兴趣",
      unmet: "与你兴趣相关的太少",
      meaning: "符合兴趣的地点：占参观内容的三分之一，每天至少一个；夜间活动则每晚都有。",
    },
    events: {
      name: "当季活动",
      unmet: "当季活动很少",
      meaning: "出行日期正逢当季或节庆时，你能看到多少。",
    },
    suited: {
      name: "适合你们",
      unmet: "有些内容不适合你们",
      meaning: "每天：没带孩子却排了儿童项目、对孩子安排过满，以及不适合你们的餐厅。",
    },
    alike: {
      name: "丰富多样",
      unmet: "有些地点很相似",
      meaning: "每天：重复的同类地点，以及一天内的第三座大型博物馆。",
    },
    fullDays: {
      name: "内容充实",
      unmet: "有些天可看的很少",
      meaning: "观光时间与所选节奏允许的时间相比。最差的一天与所有天数合计权重相同。",
    },
    wholeDays: {
      name: "时间完整",
      unmet: "有些天开始太晚或结束太早",
      meaning:
        "每天因 10:30 后开始或 17:00 前结束而损失的分钟数（轻松节奏为 11:00 和 16:00）。最差的一天与所有天数合计权重相同。",
    },
    waiting: {
      name: "等待少",
      unmet: "等待太多",
      meaning:
        "每天两次参观之间，除路程、用餐和最多 90 分钟自由时间外的分钟数。最差的一天与所有天数合计权重相同。",
    },
    together: {
      name: "就近安排",
      unmet: "相邻的地点排在了不同的天",
      meaning: "比起当天的地点，离其他日子的地点更近的地点比例。",
    },
    detours: {
      name: "不绕路",
      unmet: "有些路线绕路",
      meaning: "每天的路线平均比相同地点的最短环线长多少。",
      target: "最多 5；每天不超过 20",
    },
    travel: {
      name: "少花时间在路上",
      unmet: "路上花的时间太多",
      meaning: "每天花在路上的分钟数；步行和出城路程按一半计。最差的一天与所有天数合计权重相同。",
    },
    outings: {
      name: "一日游时间充足",
      unmet: "有些一日游时间被压缩",
      meaning: "开始太晚、结束太早或与其他地点排在同一天的主题乐园和出城游。",
    },
    visitLengths: {
      name: "停留时间",
      unmet: "有些停留太短或太长",
      meaning: "停留时间在通常时间的一半到一倍半之间的参观比例。",
    },
    meals: {
      name: "午餐和晚餐",
      unmet: "有一天没有午餐或晚餐",
      meaning: "所需的午餐和晚餐中，已安排的比例。",
    },
    mealNames: {
      name: "用餐地点",
      unmet: "有些餐没有用餐地点",
      meaning: "有用餐地点的午餐和晚餐比例。",
    },
    mealHours: {
      name: "按时用餐",
      unmet: "有些餐太早或太晚",
      meaning: "在餐厅供餐时段内的用餐比例；午餐不晚于 14:00。",
    },
    budget: {
      name: "预算之内",
      unmet: "超出预算",
      meaning: "住宿、门票和交通费用，与该预算档次在这座城市允许的金额相比。",
    },
    daylight: {
      name: "户外趁天亮",
      unmet: "有些户外参观在天黑后才结束",
      meaning: "在无照明的户外，日落后半小时以上才结束的参观。",
    },
    sunsets: {
      name: "日落",
      unmet: "有些观景处你在日落前不久就离开",
      meaning: "每天：日落前 15 到 75 分钟离开的观景处。",
    },
    heat: {
      name: "避开炎热",
      unmet: "有些参观在一天最热的时候",
      meaning: "每天：炎热月份中午的户外参观；酷热时则为白天大部分时间。",
    },
    draftFidelity: {
      name: "忠于草稿",
      unmet: "与草稿差别太大",
      meaning: "草稿中的有效地点仍在计划中的比例。",
      target: "至少 90；仍在同一天的至少 70",
    },
    planningTime: {
      name: "快速且可重现",
      unmet: "规划用时太长",
      meaning: "规划所用的时间。",
      target: "最多 250，且每次计划相同",
    },
  },
});
